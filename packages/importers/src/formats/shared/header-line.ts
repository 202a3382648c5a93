/** A header row written as the file writes it: easier to compare with a real export than a list of quoted words. */
export function headerLine(text: string, delimiter = ','): readonly string[] {
  return text.split(delimiter);
}
