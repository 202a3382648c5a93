/** `cryptax decode`: what one call to a smart contract does and how German tax law treats it. */
import { type ClassifiedCall, classifyCall } from '@cryptax/onchain';
import { BadInput } from '../bad-input.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { table } from '../output/table.ts';

export interface DecodeOptions {
  readonly to: string;
  readonly input: string;
  readonly chain: string;
  readonly json?: boolean;
}

export async function decodeCommand(options: DecodeOptions, io: CommandIo): Promise<ExitCode> {
  const { to, input, chain } = options;
  if (!/^[1-9]\d{0,8}$/.test(chain)) throw new BadInput(`the chain "${chain}" is not a number such as 1 or 137`);
  const answer = classifyCall({ chainId: Number(chain), to, input });
  if (!answer.ok) {
    // The exact line is part of the contract, so it stands alone.
    io.error(`${answer.error}\n`);
    return 2;
  }
  const document = decodeDocument(answer.value, to);
  io.out(options.json === true ? `${JSON.stringify(document)}\n` : decodeText(document));
  if (document.classification !== null) return 0;
  io.error(`cryptax: the function ${document.methodId} is not known, so the call cannot be classified\n`);
  return 1;
}

function decodeDocument(call: ClassifiedCall, address: string) {
  const { methodId, functionName, protocol, classification, confidence, level, inner, evidence } = call;
  return {
    methodId,
    functionName,
    args: call.arguments,
    protocol: protocol === null ? null : { name: protocol.name, category: protocol.category, address },
    classification:
      classification === null || protocol === null
        ? null
        : {
            category: protocol.category,
            action: classification.action,
            taxEvent: classification.treatment.taxEvent,
            germanTaxType: classification.treatment.taxType,
            description: classification.treatment.description,
            reference: classification.treatment.reference,
            readings: classification.treatment.readings,
          },
    confidence,
    level,
    inner,
    evidence,
  };
}

function decodeText(document: ReturnType<typeof decodeDocument>): string {
  const { classification, protocol, confidence, level } = document;
  const rows: (readonly string[])[] = [
    ['Function', document.functionName ?? `unknown (${document.methodId})`],
    ['Protocol', protocol === null ? 'unknown' : `${protocol.name} (${protocol.category})`],
    ['Action', classification?.action ?? 'unknown'],
    ['Treatment', classification === null ? 'unknown' : `${classification.germanTaxType}, ${classification.reference}`],
    ['Meaning', classification?.description ?? ''],
    ['Confidence', `${confidence.toFixed(1)} (${level})`],
  ];
  const args = document.args.map(({ name, type, value }) => [
    name,
    type,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const head = table([{ title: 'What' }, { title: 'Found' }], rows);
  return args.length === 0
    ? head
    : `${head}\n${table([{ title: 'Argument' }, { title: 'Type' }, { title: 'Value' }], args)}`;
}
