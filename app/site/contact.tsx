import { Clock, House, KeyRound, Store } from 'lucide-react'
import { Link } from 'react-router'
import { read } from '#app/api/inject.ts'
import { subscriptionPlan } from '#contract/billing/subscription-plan.ts'
import { company } from '#contract/company.ts'
import { msg, t } from '#domain/locale/translate.ts'
import type { Route } from './+types/contact.ts'
import { CompanyOffice, Grievance, GrievancePage } from './contact/company-details.tsx'
import { ContactForm } from './contact/contact-form.tsx'
import { QuestionList } from './contact/question-list.tsx'
import { sendContact } from './contact/send-contact.ts'
import { readPageAt, readPages } from './content/read-content.ts'
import { PageHead } from './page-head.tsx'
import { pageMeta } from './page-meta.ts'
import { questionData } from './site-data.ts'

export async function loader(args: Route.LoaderArgs) {
  // The page works without the price: the question about it is left out then.
  const [{ startsAt }, answers, { company: us }] = await Promise.all([
    read(args, subscriptionPlan.offered, {}).catch(() => ({ startsAt: null })),
    readPages(args, 'faq'),
    read(args, company.shown, {}),
  ])
  const questions = answers.map(({ slug, title, html, language }) => ({
    slug,
    title,
    html,
    language,
  }))
  // The page that named the officer before company details existed; shown until those are entered
  // (decision 0032).
  const grievance = us ? undefined : await readPageAt(args, 'grievance')
  return { origin: new URL(args.request.url).origin, startsAt, questions, us, grievance }
}

export const action = (args: Route.ActionArgs) => sendContact(args)

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: t('Contact | BrickBazaar') }]
  const data = questionData(loaderData.questions)
  const head = pageMeta({
    title: t('Contact'),
    description: t('How to reach BrickBazaar about a home, a listing or your account.'),
    origin: loaderData.origin,
    path: '/contact',
  })
  return data ? [...head, { 'script:ld+json': data }] : head
}

const ways = [
  {
    icon: House,
    title: msg('About a home'),
    text: msg(
      'Ask its broker. You can call, use WhatsApp or send an enquiry from the property page.',
    ),
    to: '/properties',
    label: msg('Browse Properties'),
  },
  {
    icon: Store,
    title: msg('Selling or renting out'),
    text: msg('Brokers add listings in the broker portal and track each review there.'),
    to: '/broker-portal',
    label: msg('Broker portal'),
  },
  {
    icon: KeyRound,
    title: msg('Your account'),
    text: msg('Sign in to see and change your details.'),
    to: '/customer-portal',
    label: msg('Customer portal'),
  },
]

export default function Contact({ actionData, loaderData }: Route.ComponentProps) {
  const { us, grievance, questions, startsAt } = loaderData
  return (
    <>
      <PageHead
        title={t('Contact')}
        text={t('Who to contact, and when. The broker who knows the home answers fastest.')}
      />
      <div className="mx-auto max-w-page px-4 py-12 lg:px-6 lg:py-16">
        <ul className="grid gap-5 sm:grid-cols-3">
          {ways.map(({ icon: Icon, title, text, to, label }) => (
            <li key={title} className="flex flex-col rounded-lg border bg-card p-6">
              <Icon aria-hidden className="size-6 text-primary" />
              <h2 className="mt-4 text-lg">{t(title)}</h2>
              <p className="mt-1 mb-3 text-sm text-muted-foreground">{t(text)}</p>
              <Link
                to={to}
                className={
                  'mt-auto inline-flex min-h-11 items-center self-start ' +
                  'font-medium text-link underline underline-offset-4'
                }
              >
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
        <div
          className={
            'mt-14 grid grid-cols-1 items-start gap-x-16 gap-y-12 ' +
            'lg:grid-cols-[minmax(0,1fr)_22rem]'
          }
        >
          <section
            id="write"
            aria-labelledby="write-title"
            className="scroll-mt-20 rounded-lg border bg-card p-6 sm:p-8"
          >
            <h2 id="write-title" className="text-xl">
              {t('Write to us')}
            </h2>
            <p className="mt-1 mb-5 text-sm text-muted-foreground">
              {t('You get a ticket number right away, and we reply by email.')}
            </p>
            <ContactForm answer={actionData} />
          </section>
          <div className="space-y-10">
            <Hours />
            {us && <CompanyOffice company={us} />}
          </div>
        </div>
        <div className="mt-14 max-w-3xl">
          <QuestionList questions={questions} startsAt={startsAt} />
        </div>
        {us && <Grievance company={us} />}
        {grievance && <GrievancePage page={grievance} />}
      </div>
    </>
  )
}

function Hours() {
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className="flex items-center gap-2.5 text-xl">
        <Clock aria-hidden className="size-5 text-primary" />
        {t('Support hours')}
      </h2>
      <dl className="mt-4 text-sm">
        {[
          [t('Phone'), t('Mon-Fri, 9AM-6PM IST')],
          [t('Email'), t('Reply within 24 hours')],
          [t('Support'), t('24/7')],
        ].map(([what, when]) => (
          <div key={what} className="flex justify-between gap-6 border-b py-3">
            <dt className="text-muted-foreground">{what}</dt>
            <dd className="text-right font-medium">{when}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
