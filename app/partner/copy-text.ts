import { toast } from '#app/ui/toast.ts'
import { t } from '#domain/locale/translate.ts'

/** Copies a text and says so; where that fails it can still be selected on the screen. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(t('Copied'))
  } catch {
    toast.error(t('This could not be copied. Please select the text and copy it.'))
  }
}
