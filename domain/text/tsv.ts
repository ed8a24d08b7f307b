/**
 * Returns the rows of a table whose columns are parted by tabs; blank lines and lines that begin
 * with `#` are comments. Tables stand beside the module that reads them and are read as
 * `readFileSync(new URL('./<name>.tsv', import.meta.url), 'utf8')`: the bundle of the server puts
 * the text of the file in the place of exactly this call (`vite-start.config.ts`).
 */
export function parseTsv(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
}

/** Returns the words of a table with one word or phrase a line. */
export const parseWords = (text: string): string[] => parseTsv(text).map(([word = '']) => word)
