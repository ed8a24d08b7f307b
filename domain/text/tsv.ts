/**
 * Returns the rows of a tab-separated table; blank lines and lines that begin with `#` are
 * comments. A table is in the folder of the module that reads it with `readFileSync(new
 * URL('./<name>.tsv', import.meta.url), 'utf8')`: the server bundle replaces exactly this call by
 * the text of the file (`vite-start.config.ts`).
 */
export function parseTsv(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
}

/** Returns the words of a table with one word or phrase per line. */
export const parseWords = (text: string): string[] => parseTsv(text).map(([word = '']) => word)
