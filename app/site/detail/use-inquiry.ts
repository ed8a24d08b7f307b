import { type RefObject, useEffect } from 'react'
import { useToken } from '#app/api/token.ts'
import { useSentInPlace } from '#app/site/use-sent-in-place.ts'
import { toast } from '#app/ui/toast.ts'
import { t } from '#domain/locale/translate.ts'
import { type InquiryResponse, inquiryText } from './inquiry-text.ts'

/** Sends an inquiry about a home to its broker. */
export function useInquiry(propertyId: string, start: InquiryResponse = {}) {
  const sent = useSentInPlace({
    start,
    send: async (form) => {
      const typed = inquiryText(form)
      const { askBroker } = await import('./ask-broker.ts')
      return askBroker(propertyId, typed)
    },
    onAnswer: ({ reference }) =>
      reference && toast.success(t('Your inquiry has been sent to the broker')),
  })
  usePrefill(sent.form)
  return sent
}

/** Prefills the form for a signed-in customer, without overwriting typed text. */
function usePrefill(form: RefObject<HTMLFormElement | null>): void {
  const token = useToken('customer')
  useEffect(() => {
    if (!token) return
    const fill = async () => {
      const { call } = await import('#app/api/call.ts')
      const { customer } = await import('#contract/customer/customer.ts')
      const { customer: known } = await call(customer.profile, {})
      const name = `${known.firstName} ${known.lastName}`.trim()
      for (const [field, value] of Object.entries({ ...known, name })) {
        const input = form.current?.elements.namedItem(field)
        const isEmpty = input instanceof HTMLInputElement && input.value === ''
        if (isEmpty && typeof value === 'string') input.value = value
      }
    }
    // A failure leaves the form empty.
    fill().catch(() => undefined)
  }, [token, form])
}
