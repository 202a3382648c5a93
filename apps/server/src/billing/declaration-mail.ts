/**
 * The confirmation of a declaration that was made without logging in, in both languages. An address that belongs to no customer
 * gets no text of the caller's but the name: a form that mails a stranger whatever one types would be used for that.
 */
import type { ContractDeclaration, Plan } from '@cryptax/api-contract';
import { day, instant, NAMES } from './billing-mails.ts';

/** The account of an address, with the contract that runs, if one does. */
export interface KnownCustomer {
  readonly userId: string;
  readonly id?: string;
  readonly plan?: Plan;
  readonly until?: string;
}

interface Declared {
  readonly declared: ContractDeclaration;
  readonly receivedAt: Date;
  readonly contract: KnownCustomer | undefined;
}

export function declarationMail({ declared, receivedAt, contract }: Declared): { subject: string; text: string } {
  const lines = [
    ...(declared.kind === 'withdrawal' ? withdrawn(contract) : cancelled(contract)),
    '',
    ...content(declared, contract !== undefined),
    '',
    `Eingegangen am / received on: ${instant(receivedAt)}`,
    '',
  ];
  return { subject: SUBJECTS[declared.kind], text: lines.join('\n') };
}

const CANCELLED = 'Cryptax: Kündigung eingegangen / Cancellation received';
const SUBJECTS = {
  ordinary: CANCELLED,
  extraordinary: CANCELLED,
  withdrawal: 'Cryptax: Widerruf eingegangen / Withdrawal received',
} as const satisfies Readonly<Record<ContractDeclaration['kind'], string>>;

function withdrawn(contract: KnownCustomer | undefined): readonly string[] {
  if (contract?.plan !== undefined) {
    const plan = NAMES[contract.plan];
    return [
      `Dein Widerruf ist da. Der Vertrag über ${plan} endet damit; was wir erstatten, sagt dir die nächste E-Mail. Warst du das nicht, antworte uns bitte gleich.`,
      `Your withdrawal has arrived and ends the contract for ${plan}; the next email says what we will refund. If this was not you, please reply straight away.`,
    ];
  }
  return [
    'Dein Widerruf ist da. Zu dieser E-Mail-Adresse gibt es bei uns keinen Vertrag, der noch widerrufen werden kann. Läuft er unter einer anderen Adresse, widerrufe bitte noch einmal mit dieser.',
    'Your withdrawal has arrived. There is no contract for this email address that can still be withdrawn from. If it is under another address, please withdraw again with that one.',
  ];
}

function cancelled(contract: KnownCustomer | undefined): readonly string[] {
  if (contract?.plan !== undefined && contract.until !== undefined) {
    const [plan, until] = [NAMES[contract.plan], day(contract.until)];
    return [
      `Deine Kündigung ist da. Der Vertrag über ${plan} endet am ${until} und verlängert sich nicht. Warst du das nicht, nimm die Kündigung bis dahin unter Einstellungen, Abo und Rechnungen zurück.`,
      `Your cancellation has arrived. The contract for ${plan} ends on ${until} and does not renew. If this was not you, you can undo it until then in Settings, Billing.`,
    ];
  }
  return [
    'Deine Kündigung ist da. Zu dieser E-Mail-Adresse gibt es bei uns keinen laufenden Vertrag. Läuft er unter einer anderen Adresse, kündige bitte noch einmal mit dieser.',
    'Your cancellation has arrived. There is no active contract for this email address. If it is under another address, please cancel again with that one.',
  ];
}

function content({ kind, name, contract, reason, endsOn }: ContractDeclaration, isKnown: boolean): readonly string[] {
  if (!isKnown) return [`Name: ${name}`];
  return [
    'Erklärt wurde / declared:',
    `Art / kind: ${KINDS[kind]}`,
    ...(reason === undefined || reason === '' ? [] : [`Grund / reason: ${reason}`]),
    `Name: ${name}`,
    `Vertrag / contract: ${contract}`,
    ...(kind === 'withdrawal'
      ? []
      : [`Zum / to end: ${endsOn === undefined ? 'frühestmöglich / as soon as possible' : day(endsOn)}`]),
  ];
}

const KINDS = {
  ordinary: 'ordentliche Kündigung / ordinary cancellation',
  extraordinary: 'Kündigung aus wichtigem Grund / cancellation for good cause',
  withdrawal: 'Widerruf / withdrawal',
} as const satisfies Readonly<Record<ContractDeclaration['kind'], string>>;
