/** CHROME_PATH, else the first Chromium on PATH, else one in a well-known place. */
export function findChromium(): string | undefined
