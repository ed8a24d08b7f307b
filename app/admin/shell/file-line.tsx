import { withCommas } from '#domain/text/format-number.ts'

/** The number of a line in a file; a narrow table shows no heads, so it says what it is. */
export function FileLine({ line }: { line: number }) {
  return (
    <span className="figures">
      <span className="md:hidden">Line </span>
      {withCommas(line)}
    </span>
  )
}
