import {
  BadgeCheck,
  ClipboardCheck,
  IndianRupee,
  LifeBuoy,
  LockKeyhole,
  Sparkles,
} from 'lucide-react'
import { searchExample } from '#domain/search/search-example.ts'

const reasons = [
  {
    icon: BadgeCheck,
    title: 'KYC-verified brokers',
    text:
      'A listing goes live only when its broker’s ' +
      'KYC documents have been verified by our team.',
  },
  {
    icon: ClipboardCheck,
    title: 'Every listing is reviewed',
    text:
      'A person looks at each submission within 24-48 hours, ' +
      'and again when price, area or pictures change.',
  },
  {
    icon: IndianRupee,
    title: 'Prices you can compare',
    text:
      'The price per square foot stands on every home for sale, and each city shows its median ' +
      'with how many homes it rests on.',
  },
  {
    icon: LockKeyhole,
    title: 'Your number goes to one broker',
    text:
      'An inquiry reaches the broker of that home and ' +
      'nobody else. Looking around needs no account.',
  },
  {
    icon: Sparkles,
    title: 'AI-powered search',
    text:
      `Write as you would say it, in English or Hindi: “${searchExample.rent}”. What was ` +
      'understood stands above the results, and what was not, too.',
  },
  {
    icon: LifeBuoy,
    title: '24/7 support',
    text:
      'The help pages and the contact form never close, and each message gets a number. The ' +
      'phone is answered Mon-Fri, 9AM-6PM IST.',
  },
]

export function WhyChoose() {
  return (
    <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {reasons.map(({ icon: Icon, title, text }) => (
        <li key={title} className="border-t pt-5">
          <Icon aria-hidden className="size-6 text-primary" />
          <h3 className="mt-4 text-lg">{title}</h3>
          <p className="mt-1.5 text-sm text-muted-foreground">{text}</p>
        </li>
      ))}
    </ul>
  )
}
