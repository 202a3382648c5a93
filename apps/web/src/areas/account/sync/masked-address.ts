/** An e-mail address that its owner knows again and a stranger does not learn: `m•••a@example.org`. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '•••';
  const name = [...email.slice(0, at)];
  const last = name.length > 2 ? (name.at(-1) ?? '') : '';
  return `${name[0] ?? ''}•••${last}${email.slice(at)}`;
}
