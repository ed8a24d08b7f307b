import type { Fact } from './fact.ts'

/** Facts in a grid: label above, value below, with thin lines between. */
export function FactGrid({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
