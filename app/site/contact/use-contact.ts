import { useSentInPlace } from '#app/site/use-sent-in-place.ts'
import { toast } from '#app/ui/toast.ts'
import { t } from '#domain/locale/translate.ts'
import { type ContactResponse, contactText } from './contact-text.ts'

/** Sends the form of the contact page. */
export function useContact(start: ContactResponse = {}) {
  return useSentInPlace({
    start,
    send: async (form) => {
      const typed = contactText(form)
      const { writeSupport } = await import('./write-support.ts')
      return writeSupport(typed)
    },
    onAnswer: ({ number }) => number && toast.success(t('Your message has been sent')),
  })
}
