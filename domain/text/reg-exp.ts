/**
 * Builds a regular expression that is written over several lines: neither a line break nor the
 * blanks after it are part of it.
 */
export function regExp(flags = '') {
  return ({ raw }: TemplateStringsArray): RegExp =>
    new RegExp(raw.join('').replace(/\n\s*/g, ''), flags)
}
