import type { Fact } from './fact.ts'

/** Facts in a grid: label above, value below, with thin lines between. */
export function FactGrid({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note && <dd className="text-xs text-status-green-text">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
