/**
 * Builds a regular expression written over several lines: line breaks and the indentation after
 * them are not part of it.
 */
export function regExp(flags = '') {
  return ({ raw }: TemplateStringsArray): RegExp =>
    new RegExp(raw.join('').replace(/\n\s*/g, ''), flags)
}
