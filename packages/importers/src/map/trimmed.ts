/** A cell without outer blanks; most have none, and then nothing is called or copied. */
export function trimmed(cell: string): string {
  const last = cell.length - 1;
  if (last < 0) return cell;
  const [first, end] = [cell.charCodeAt(0), cell.charCodeAt(last)];
  return first > 32 && first < 127 && end > 32 && end < 127 ? cell : cell.trim();
}
