/**
 * The wizard's proposal for a file, asked for again after each change; only the newest answer counts. A change shows at once,
 * so that the next one begins from it; it can be used when the answer to it is there.
 */
import { defined } from '@cryptax/kernel';
import { useEffect, useState } from 'react';
import type { LedgerError } from '../../../../platform/ledger/answer.ts';
import { useLedger } from '../../../../platform/ledger/use-ledger.tsx';
import type { MappingEdit, MappingProposal } from '../../mapping-file.ts';

export function useProposal(file: File, name: string, start?: MappingEdit) {
  const ledger = useLedger();
  const [edit, setEdit] = useState(start);
  const [proposal, setProposal] = useState<MappingProposal>();
  const [error, setError] = useState<LedgerError>();
  const [isFresh, setFresh] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void ledger.proposeMapping(file, name, edit).then((answer) => {
      if (!isWanted) return;
      setFresh(answer.ok);
      setError(answer.ok ? undefined : answer.error);
      if (answer.ok) setProposal(answer.value);
    });
    return () => {
      isWanted = false;
    };
  }, [ledger, file, name, edit]);
  const change = (next: MappingEdit) => {
    setEdit(next);
    setFresh(false);
    setProposal((old) => (old === undefined ? old : edited(old, next)));
  };
  return { proposal, edit, error, isFresh, change };
}

/** The proposal as the user wants it; its rows follow with the answer. */
function edited(proposal: MappingProposal, { source, roles, types, money, answers }: MappingEdit): MappingProposal {
  const { openMoney } = proposal;
  return {
    ...proposal,
    source,
    ...defined({ answers }),
    openMoney: openMoney && { ...openMoney, ...defined({ chosen: money }) },
    columns: proposal.columns.map((column) => {
      const { role: _, reason: __, ...rest } = column;
      const role = roles[column.column];
      return role === column.role ? column : { ...rest, ...defined({ role }) };
    }),
    types: proposal.types.map((type) => ({ ...type, kind: types[type.word] ?? type.kind })),
  };
}

/** What stands in the form, to be changed in one place. */
export function editOf({ source, columns, types, openMoney, answers }: MappingProposal): MappingEdit {
  const roles = columns.flatMap(({ column, role }) => (role === undefined ? [] : [[column, role] as const]));
  return {
    source,
    roles: Object.fromEntries(roles),
    types: Object.fromEntries(types.map(({ word, kind }) => [word, kind])),
    ...defined({ money: openMoney?.chosen, answers }),
  };
}
