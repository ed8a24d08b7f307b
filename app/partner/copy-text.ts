import { toast } from '#app/ui/toast.ts'
import { t } from '#domain/locale/translate.ts'

/** Copies a text and says so; if that fails, the text can still be selected on screen. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(t('Copied'))
  } catch {
    toast.error(t('This could not be copied. Please select the text and copy it.'))
  }
}
