export const testFlags: string[];
