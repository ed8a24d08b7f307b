import { useState } from 'react'
import { Link } from 'react-router'
import { listPastedDrafts, type PastedDraft } from '#app/broker-portal/property/listing-draft.ts'
import { useBroker } from '#app/broker-portal/session.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { t } from '#domain/locale/translate.ts'

/** Returns the address of the listing form with a draft. */
export const pastedAddress = ({ id }: Pick<PastedDraft, 'id'>) =>
  `/broker-portal/add?draft=${encodeURIComponent(id)}`

/** Drafts from earlier messages, stored on this device. */
export function PastedDrafts() {
  const { _id } = useBroker()
  const [drafts] = useState(() => listPastedDrafts(_id))
  if (drafts.length === 0) return null
  return (
    <Card className="space-y-3 p-4">
      <h2 className="text-base font-semibold">{t('Drafts on this device')}</h2>
      <ul className="divide-y">
        {drafts.map((draft) => (
          <li key={draft.id} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0 break-words text-sm">{draft.title || t('Untitled')}</span>
            <Button asChild size="sm" variant="outline">
              <Link to={pastedAddress(draft)}>{t('Continue')}</Link>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The way to drafts that wait on this device, except the one that is open. */
export function PastedDraftsLink({ open = 0 }: { open?: 0 | 1 }) {
  const { _id } = useBroker()
  const [count] = useState(() => listPastedDrafts(_id).length - open)
  if (count <= 0) return null
  return (
    <Link to="/broker-portal/paste" className="row-link text-sm">
      {open
        ? t('{count, plural, one {# more draft} other {# more drafts}} on this device', {
            count,
          })
        : t('{count, plural, one {# draft on this device} other {# drafts on this device}}', {
            count,
          })}
    </Link>
  )
}
