/**
 * The name of an uploaded file for people: no control or direction characters, not longer than a
 * line. It is text only, and never part of a path.
 */
export function displayFileName(name: string | undefined, nameless: string): string {
  const shown = (name ?? '').toWellFormed().replace(/\p{C}/gu, '').trim()
  return shown.length > 80 ? `${shown.slice(0, 60)}…${shown.slice(-15)}` : shown || nameless
}
