import { useWatch } from 'react-hook-form'
import { readNumber } from '#app/kit/form/number-field.tsx'
import { t } from '#domain/locale/translate.ts'
import type { PropertyFormHandle } from './form-values.ts'

/** The usual loading between carpet and super built-up area, in percent (IND-7). */
const minLoadingPercent = 10
const maxLoading = 45

/** Shows the loading computed from the two areas, with a remark where it is unusual. */
export function AreaHint({ form }: { form: PropertyFormHandle }) {
  const [carpet, superBuiltUp] = useWatch({
    control: form.hook.control,
    name: ['detail.areaCarpetSqft', 'detail.areaSuperBuiltUpSqft'],
  }).map(readNumber)
  if (!carpet || !superBuiltUp || superBuiltUp < carpet) return null
  const loading = Math.round((superBuiltUp / carpet - 1) * 100)
  const isUnusual = loading < minLoadingPercent || loading > maxLoading
  return (
    <p className={`text-sm ${isUnusual ? 'text-status-yellow-text' : 'text-muted-foreground'}`}>
      {isUnusual
        ? t('Loading {loading}%. It is usually 25% to 50%. Please check both areas.', { loading })
        : t('Loading {loading}%', { loading })}
    </p>
  )
}
