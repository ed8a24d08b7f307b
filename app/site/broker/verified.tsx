import { FileCheck2, House, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { msg, t } from '#domain/locale/translate.ts'

const steps = [
  {
    icon: FileCheck2,
    title: msg('Registration'),
    text: msg('A broker registers with name, company, phone and email, and proves their identity.'),
  },
  {
    icon: ShieldCheck,
    title: msg('KYC check'),
    text: msg(
      'Our team verifies or rejects the KYC and gives the reason. The green tick ' +
        'next to a name means verified.',
    ),
  },
  {
    icon: House,
    title: msg('Listings go live'),
    text: msg(
      'Unverified brokers have no public listings. If we withdraw verification, we ' +
        'take down their listings too.',
    ),
  },
]

/** The meaning of the verified tick, and how to earn it. */
export function Verified() {
  return (
    <section
      aria-labelledby="verified"
      className="mx-auto max-w-page border-t px-4 pt-12 pb-16 lg:px-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="verified" className="text-2xl">
          {t('What “verified” means')}
        </h2>
        <Button asChild variant="outline" size="lg">
          <Link to="/broker-portal">{t('Join as Broker')}</Link>
        </Button>
      </div>
      <ol className="mt-8 grid gap-8 sm:grid-cols-3">
        {steps.map(({ icon: Icon, title, text }) => (
          <li key={title} className="border-t pt-5">
            <Icon aria-hidden className="size-6 text-primary" />
            <h3 className="mt-4 text-lg">{t(title)}</h3>
            <p className="mt-1.5 text-muted-foreground">{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
