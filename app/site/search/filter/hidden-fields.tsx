import { type Filter, paramsOf } from './filter.ts'

/** The fields that a filter form shows: those of the bar, of the panel "More filters", or both. */
type Shown = 'bar' | 'panel' | 'all'

const inBar: ReadonlySet<string> = new Set(['search', 'type', 'location', 'listingType', 'sort'])
const inNone: ReadonlySet<string> = new Set(['brokerId', 'bounds', 'area', 'near'])

const isShown = (name: string, beside: Shown) =>
  !inNone.has(name) && (beside === 'all' || inBar.has(name) === (beside === 'bar'))

/**
 * Hidden inputs for the filters that a form does not show, so that submitting it does not lose
 * them.
 */
export function HiddenFields({ filter, beside }: { filter: Filter; beside: Shown }) {
  return [...paramsOf(filter)]
    .filter(([name]) => !isShown(name, beside))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
