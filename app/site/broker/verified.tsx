import { FileCheck2, House, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'

const steps = [
  {
    icon: FileCheck2,
    title: 'A name first',
    text: 'A broker registers with name, company, phone and e-mail, and proves to be who they say.',
  },
  {
    icon: ShieldCheck,
    title: 'Checked by a person',
    text:
      'Our team verifies or rejects the KYC, with the ' +
      'reason. The green tick beside a name means verified.',
  },
  {
    icon: House,
    title: 'Only then, homes',
    text:
      'Nothing of an unverified broker is public. If a ' +
      'verification is withdrawn, the listings go with it.',
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
          What “verified” means
        </h2>
        <Button asChild variant="outline" size="lg">
          <Link to="/broker-portal">Join as Broker</Link>
        </Button>
      </div>
      <ol className="mt-8 grid gap-8 sm:grid-cols-3">
        {steps.map(({ icon: Icon, title, text }) => (
          <li key={title} className="border-t pt-5">
            <Icon aria-hidden className="size-6 text-primary" />
            <h3 className="mt-4 text-lg">{title}</h3>
            <p className="mt-1.5 text-muted-foreground">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
