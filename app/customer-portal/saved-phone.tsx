import { Phone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSend } from '#app/api/send.ts'
import { Button } from '#app/ui/button.tsx'
import { contact } from '#contract/contact/contact.ts'
import type { SavedProperty } from '#contract/saved/saved-property.ts'
import { formatPhone } from '#domain/contact/phone.ts'
import { t } from '#domain/locale/translate.ts'

/** The broker's number of a saved home: revealed on request, and shown from then on. */
export function SavedPhone({ row }: { row: SavedProperty }) {
  const { send, busy } = useSend(contact.ofProperty, { failed: t('Failed to show the number') })
  const link = useRef<HTMLAnchorElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    if (row.isPhoneKnown && wasPressed.current) link.current?.focus()
  }, [row.isPhoneKnown])
  if (row.brokerPhone === null) {
    return <p className="text-sm text-muted-foreground">{t('This home is no longer available.')}</p>
  }
  if (row.isPhoneKnown) {
    return (
      <a
        ref={link}
        href={`tel:${row.brokerPhone}`}
        className={
          'figures relative inline-flex min-h-11 w-fit items-center gap-1.5 ' +
          'text-sm text-link underline-offset-4 hover:underline'
        }
      >
        <Phone aria-hidden className="size-4" />
        {formatPhone(row.brokerPhone)}
      </a>
    )
  }
  const show = () => {
    wasPressed.current = true
    void send({ params: { id: row._id }, body: { way: 'call' } })
  }
  return (
    <Button
      variant="link"
      disabled={busy}
      onClick={show}
      className="figures relative min-h-11 w-fit gap-1.5 p-0 text-sm"
    >
      <Phone aria-hidden className="size-4" />
      {row.brokerPhone}
      <span className="underline underline-offset-4">{t('Show number')}</span>
      <span className="sr-only">: {row.title}</span>
    </Button>
  )
}
