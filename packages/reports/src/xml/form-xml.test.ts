import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { GOLDEN_NAMES, goldenReport } from '../testing/golden.ts';
import { formXml } from './form-xml.ts';

const SCHEMA = readFileSync(new URL('../../schemas/cryptax-anlagen-1.xsd', import.meta.url), 'utf8');

async function validate(contents: string) {
  return validateXML({
    xml: [{ fileName: 'form.xml', contents }],
    schema: [{ fileName: 'cryptax-anlagen-1.xsd', contents: SCHEMA }],
  });
}

test.each(GOLDEN_NAMES)('the form values of %s follow our schema', async (name) => {
  const { valid, errors } = await validate(formXml(goldenReport(name)));
  expect(errors).toEqual([]);
  expect(valid).toBe(true);
});
