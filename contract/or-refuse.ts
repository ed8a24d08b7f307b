import { type RefusalCode, refuse } from './refusal.ts'

/**
 * Returns the value, or throws the refusal if there is none:
 * `orRefuse(await findFlag(db, id), 'flag_not_found')`.
 */
export function orRefuse<Value>(value: Value | null | undefined, code: RefusalCode): Value {
  if (value === null || value === undefined) throw refuse(code)
  return value
}
