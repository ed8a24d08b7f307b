import { isFree } from '#query-language/model/parse-state.ts'
import { find, type HomeState } from '../home-state.ts'
import { bedsIn } from '../split/beds.ts'

const persons: Partial<Record<string, number>> = {
  ...{ single: 1, private: 1, individual: 1, double: 2, twin: 2, triple: 3, tripple: 3, four: 4 },
  quad: 4,
}

/** Reads "single room with attached bath 9,500", "double 6000 each": who shares a room. */
export function readBed(state: HomeState): void {
  const { parse, isShared } = state
  if (parse.slots.some(({ slot }) => slot === 'sharing')) return
  const own = bedsIn(parse.tokens).filter(({ at, price }) => price !== undefined && !isShared(at))
  const [bed] = own
  if (!bed || own.length > 1) return
  const at = parse.tokens.findIndex(({ start }) => start >= bed.at)
  const head = parse.tokens.findIndex(
    ({ text }, index) => index >= at && persons[text] !== undefined,
  )
  const count = persons[parse.tokens[head]?.text ?? '']
  if (count === undefined || (parse.tokens[head]?.start ?? 0) >= bed.end) return
  if (isFree(parse, head)) find(state, 'roomSharing', count, [head, head + 1])
}
