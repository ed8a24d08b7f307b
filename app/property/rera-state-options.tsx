import { t } from '#domain/locale/translate.ts'
import { stateName } from '#domain/place/state-name.ts'
import { reraStates } from '#domain/rera/rera-project.ts'

/** The options of a select for the state of a RERA register. */
export function ReraStateOptions() {
  return (
    <>
      <option value="">{t('Choose a state')}</option>
      {reraStates.map((name) => (
        <option key={name} value={name}>
          {stateName(name)}
        </option>
      ))}
    </>
  )
}
