import { FileCheck2, House, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { read } from '#app/api/inject.ts'
import { Button } from '#app/ui/button.tsx'
import { marketplace } from '#contract/marketplace.ts'
import type { Route } from './+types/brokers.ts'
import { PageHead } from './page-head.tsx'
import { pageMeta } from './page-meta.ts'

export async function loader(args: Route.LoaderArgs) {
  const { stats } = await read(args, marketplace.stats, {})
  return { origin: new URL(args.request.url).origin, brokers: stats.brokers }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Brokers | BrickBazaar' }]
  return pageMeta({
    title: 'Verified brokers',
    description: 'What a KYC-verified broker is on BrickBazaar, and how to reach one.',
    origin: loaderData.origin,
    path: '/brokers',
  })
}

const steps = [
  {
    icon: FileCheck2,
    title: 'A name first',
    text: 'A broker registers with name, company, phone and e-mail, and proves to be who they say.',
  },
  {
    icon: ShieldCheck,
    title: 'Checked by a person',
    text: 'Our team verifies or rejects the KYC, with the reason. The green tick beside a name means verified.',
  },
  {
    icon: House,
    title: 'Only then, homes',
    text: 'Nothing of an unverified broker is public. If a verification is withdrawn, the listings go with it.',
  },
]

export default function Brokers({ loaderData }: Route.ComponentProps) {
  const { brokers } = loaderData
  return (
    <>
      <PageHead
        title={`${brokers.toLocaleString('en-IN')} Verified Brokers`}
        text="Every home here is offered by a broker whose identity we have checked. You meet them where it matters: on the page of the home you like, with their name, company, experience and phone."
      >
        <div className="mt-7 flex flex-wrap gap-3">
          <Button asChild size="lg">
            <Link to="/properties">Browse Properties</Link>
          </Button>
          <Button asChild size="lg" variant="outline">
            <Link to="/broker-portal">Join as Broker</Link>
          </Button>
        </div>
      </PageHead>
      <section
        aria-labelledby="verified"
        className="mx-auto max-w-page px-4 pt-12 pb-16 lg:px-6 lg:pt-16"
      >
        <h2 id="verified" className="text-2xl">
          What “verified” means
        </h2>
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
    </>
  )
}
