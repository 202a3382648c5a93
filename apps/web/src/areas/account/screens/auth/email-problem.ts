/** What is wrong with an address before anybody is asked. Only its rough shape is checked: whether it exists, the mail shows. */
export function emailProblem(email: string): 'required' | 'email.wrong' | undefined {
  const text = email.trim();
  if (text === '') return 'required';
  return /^\S+@\S+\.\S+$/.test(text) ? undefined : 'email.wrong';
}
