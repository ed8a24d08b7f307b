import {
  BadgeCheck,
  ClipboardCheck,
  IndianRupee,
  LifeBuoy,
  LockKeyhole,
  Sparkles,
} from 'lucide-react'
import { msg, t } from '#domain/locale/translate.ts'
import { searchExample } from '#domain/search/search-example.ts'

const reasons = [
  {
    icon: BadgeCheck,
    title: msg('KYC-verified brokers'),
    text: msg('A listing goes live only after our team has verified its broker’s KYC documents.'),
  },
  {
    icon: ClipboardCheck,
    title: msg('Every listing is reviewed'),
    text: msg(
      'Our team checks each listing within 24-48 hours, and again when its price, area or photos ' +
        'change.',
    ),
  },
  {
    icon: IndianRupee,
    title: msg('Prices you can compare'),
    text: msg(
      'Every home for sale shows its price per sq ft, and each city shows its median ' +
        'price and how many homes it is based on.',
    ),
  },
  {
    icon: LockKeyhole,
    title: msg('Your number goes to one broker'),
    text: msg('Only the broker of that home gets your enquiry. You can browse without an account.'),
  },
  {
    icon: Sparkles,
    title: msg('AI-powered search'),
    text: msg(
      'Type the way you speak, in English, Hindi or Marathi: “{example}”. Above the results, ' +
        'we show what we understood and what we did not.',
    ),
  },
  {
    icon: LifeBuoy,
    title: msg('24/7 support'),
    text: msg(
      'Help pages and the contact form are open 24/7, and each message gets a ticket number. ' +
        'Phone support: Mon-Fri, 9AM-6PM IST.',
    ),
  },
]

export function WhyChoose() {
  return (
    <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {reasons.map(({ icon: Icon, title, text }) => (
        <li key={title} className="border-t pt-5">
          <Icon aria-hidden className="size-6 text-primary" />
          <h3 className="mt-4 text-lg">{t(title)}</h3>
          <p className="mt-1.5 text-sm text-muted-foreground">
            {t(text, { example: t(searchExample.rent) })}
          </p>
        </li>
      ))}
    </ul>
  )
}
