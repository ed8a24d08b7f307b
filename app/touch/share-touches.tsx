import { type ComponentProps, useId } from 'react'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { t } from '#domain/locale/translate.ts'

/**
 * The box by which somebody agrees to send how they found the site (DPDP Act, section 6: a clear
 * affirmative action, so it is never ticked beforehand).
 */
export function ShareTouches(
  props: Omit<ComponentProps<typeof Checkbox>, 'id' | 'name' | 'value'>,
) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className="flex items-start gap-2.5 text-xs text-pretty text-muted-foreground"
    >
      <Checkbox id={id} name="shareTouches" value="yes" {...props} />
      <span>
        {t(
          'Optional: share how I found BrickBazaar, such as a search or an ad. Only the kind of ' +
            'website and the campaign are stored.',
        )}
      </span>
    </label>
  )
}
