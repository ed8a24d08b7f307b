import type { z } from 'zod'
import type { FormHandle } from '#app/kit/form/use-form.ts'
import type { DetailName } from '#contract/property/detail.ts'
import { detailLabels } from '#contract/property/detail-vocabulary.ts'
import type { PropertyEntry } from '#contract/property/draft.ts'

/** What the form of a listing holds, whoever fills it in. */
export type PropertyFormValues = z.input<typeof PropertyEntry>
export type PropertyFormHandle = FormHandle<PropertyFormValues>

/** What a field of a particular is told: its place in the form and the one word for it. */
export function fieldOf<Name extends DetailName>(form: PropertyFormHandle, name: Name) {
  return { form, name: `detail.${name}` as const, label: detailLabels[name] }
}
