import type { z } from 'zod'
import type { FormHandle } from '#app/kit/form/use-form.ts'
import type { DetailName } from '#contract/property/detail.ts'
import { detailLabels } from '#contract/property/detail-vocabulary.ts'
import type { PropertyEntry } from '#contract/property/draft.ts'
import { t } from '#domain/locale/translate.ts'

/** The values of the listing form in the portal and in the back office. */
export type PropertyFormValues = z.input<typeof PropertyEntry>
export type PropertyFormHandle = FormHandle<PropertyFormValues>

/** Returns the field properties of a detail: its path in the form and its label. */
export function fieldOf<Name extends DetailName>(form: PropertyFormHandle, name: Name) {
  return { form, name: `detail.${name}` as const, label: t(detailLabels[name]) }
}
