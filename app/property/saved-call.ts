import { call } from '#app/api/call.ts'
import { dashboard } from '#contract/dashboard.ts'
import { savedProperty } from '#contract/saved/saved-property.ts'

/** API calls of the hearts; loaded with the first heart shown to a signed-in customer. */

export async function readSavedIds(): Promise<string[]> {
  return (await call(savedProperty.ids, {}, { quiet: true })).ids
}

export async function sendSaved(propertyId: string, isSaved: boolean): Promise<void> {
  if (isSaved) await call(savedProperty.save, { body: { propertyId } })
  else await call(savedProperty.remove, { params: { id: propertyId } })
}

export async function sendView(propertyId: string): Promise<void> {
  await call(dashboard.noteView, { body: { propertyId } }, { quiet: true })
}

export async function sendHidden(propertyId: string, isHidden: boolean): Promise<void> {
  if (isHidden) await call(dashboard.dismiss, { body: { propertyId } }, { quiet: true })
  else await call(dashboard.restore, { params: { id: propertyId } }, { quiet: true })
}
