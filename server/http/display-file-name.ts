/**
 * Returns the name of an uploaded file for display: no control or direction characters, at most one
 * line long. It is only text and never part of a path.
 */
export function displayFileName(name: string | undefined, nameless: string): string {
  const shown = (name ?? '').toWellFormed().replace(/\p{C}/gu, '').trim()
  return shown.length > 80 ? `${shown.slice(0, 60)}…${shown.slice(-15)}` : shown || nameless
}
