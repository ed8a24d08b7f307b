/** A field that no person sees: who fills it in is a program. */
export function TrapField() {
  return (
    <div hidden>
      <label htmlFor="website">Website</label>
      <input id="website" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
