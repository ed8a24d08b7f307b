import { Eye, Mail, MessageCircle, Phone } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useBroker } from '#app/broker-portal/session.ts'
import { Button } from '#app/ui/button.tsx'
import type { Lead } from '#contract/inquiry/lead.ts'

/** Buttons for a call, WhatsApp and email. */
export function InquiryContact({ row }: { row: Lead }) {
  const { firstName, companyName } = useBroker()
  if (row.contact !== 'open') return <ClosedContact row={row} />
  const occasion = row.property
    ? `You asked about "${row.property.title}".`
    : 'You wrote to me on BrickBazaar.'
  const greeting = `Hello ${row.name}, this is ${firstName} of ${companyName}. ${occasion}`
  const number = row.phone.replace(/\D/g, '')
  return (
    <div className="flex flex-wrap gap-2">
      <Button asChild className="flex-1 sm:flex-none">
        <a href={`tel:${row.phone}`} aria-label={`Call ${row.name}`}>
          <Phone aria-hidden />
          Call
        </a>
      </Button>
      <Button asChild variant="outline" className="flex-1 sm:flex-none">
        <a
          href={`https://wa.me/${number}?text=${encodeURIComponent(greeting)}`}
          target="_blank"
          rel="noreferrer"
          aria-label={`WhatsApp ${row.name}`}
        >
          <MessageCircle aria-hidden />
          WhatsApp
        </a>
      </Button>
      {row.email && (
        <Button asChild variant="outline" size="icon">
          <a href={`mailto:${row.email}`} aria-label={`Email ${row.name}`}>
            <Mail aria-hidden />
          </a>
        </Button>
      )}
    </div>
  )
}

/**
 * Shown where the contact is hidden: the person withdrew the consent, or it has not been viewed
 * yet. A plan has a number of contact views; opening the lead uses one while some are left.
 */
function ClosedContact({ row }: { row: Lead }) {
  const { search } = useLocation()
  if (row.contact === 'withdrawn') {
    return (
      <p className="text-sm text-muted-foreground">
        {row.name} no longer wishes to be contacted. Number and address are hidden.
      </p>
    )
  }
  if (row.contact === 'over') {
    return (
      <p className="text-sm text-muted-foreground">
        Your plan has no contact views left, so the number stays hidden.{' '}
        <Link to="/broker-portal/plan" className="text-link underline">
          See plans
        </Link>
      </p>
    )
  }
  return (
    <Button asChild variant="outline" className="w-full sm:w-auto">
      <Link to={{ pathname: `/broker-portal/inquiries/${row._id}`, search }} preventScrollReset>
        <Eye aria-hidden />
        Show number
        <span className="sr-only"> of {row.name}</span>
      </Link>
    </Button>
  )
}
