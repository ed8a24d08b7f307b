import type { Config } from '#server/config.ts'

/** Returns the public URL of a path, for messages. */
export function absoluteUrl(
  { publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  path: string,
): string {
  return new URL(path, publicUrl ?? `http://${host}:${port}`).href
}
