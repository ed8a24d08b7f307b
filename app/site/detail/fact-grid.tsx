import type { Fact } from './fact.ts'

/** Facts in a grid: label above, value below, with thin lines between. */
export function FactGrid({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0 border-b py-3">
          <dt className="text-xs text-muted-foreground">{label}</dt>
          <dd className="figures mt-0.5 font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
