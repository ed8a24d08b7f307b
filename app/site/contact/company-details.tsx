import { ArrowUpRight, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import type { PublicPage } from '#contract/cms-page.ts'
import type { PublicCompany } from '#contract/company.ts'
import { answerHours, settleMonths } from '#domain/date/answer-time.ts'
import { t } from '#domain/locale/translate.ts'
import { RichText } from '../content/rich-text.tsx'
import { OfficeSketch } from './office-sketch.tsx'

/**
 * The company's address with a drawn map. Directions are requested from another site only after a
 * click.
 */
export function CompanyOffice({ company }: { company: PublicCompany }) {
  const { legalName, address, coordinates, phone, email, near } = company
  const point = coordinates && `${coordinates.latitude},${coordinates.longitude}`
  const way = new URLSearchParams({ api: '1', destination: point ?? `${legalName}, ${address}` })
  return (
    <section aria-labelledby="office">
      <h2 id="office" className="text-xl">
        {t('Our office')}
      </h2>
      <address className="mt-3 text-sm not-italic">
        <span className="block font-medium">{legalName}</span>
        <span className="block break-words whitespace-pre-line text-muted-foreground">
          {address}
        </span>
      </address>
      {coordinates && (
        <div className="mt-4">
          <OfficeSketch office={coordinates} near={near} />
        </div>
      )}
      <a
        href={`https://www.google.com/maps/dir/?${way}`}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: 'outline', className: 'mt-3 h-11 w-full' })}
      >
        {t('Directions')}

        <ArrowUpRight aria-hidden />
        <span className="sr-only">{t('(opens Google Maps)')}</span>
      </a>
      <ul className="mt-3">
        <Way href={`mailto:${email}`} icon={<Mail aria-hidden className="size-4" />}>
          {email}
        </Way>
        {phone && (
          <Way href={telephone(phone)} icon={<Phone aria-hidden className="size-4" />}>
            {phone}
          </Way>
        )}
      </ul>
    </section>
  )
}

/** The grievance officer and the response time (E-Commerce Rules 2020, rule 4). */
export function Grievance({ company }: { company: PublicCompany }) {
  const { legalName, officerName, officerDesignation, officerPhone, officerEmail } = company
  return (
    <section
      id="grievance"
      aria-labelledby="grievance-title"
      className="mt-14 grid scroll-mt-20 gap-x-16 gap-y-6 border-t pt-10 lg:grid-cols-2"
    >
      <div>
        <h2 id="grievance-title" className="text-xl">
          {t('Complaints')}
        </h2>
        <p className="mt-3 max-w-prose text-muted-foreground">
          {t(
            'Write to the grievance officer or use the form above. You get a complaint ' +
              'number within {hours} hours and our decision within {months, plural, one {# ' +
              'month} other {# months}}.',
            { hours: answerHours.usual, months: settleMonths },
          )}
        </p>
      </div>
      <div>
        <p className="font-medium">{officerName}</p>
        <p className="text-sm text-muted-foreground">
          {officerDesignation}, {legalName}
        </p>
        <ul className="mt-2">
          <Way href={`mailto:${officerEmail}`} icon={<Mail aria-hidden className="size-4" />}>
            {officerEmail}
          </Way>
          {officerPhone && (
            <Way href={telephone(officerPhone)} icon={<Phone aria-hidden className="size-4" />}>
              {officerPhone}
            </Way>
          )}
        </ul>
      </div>
    </section>
  )
}

/** The officer as named by a page, before company details are entered. */
export function GrievancePage({ page: { title, html, language } }: { page: PublicPage }) {
  return (
    <section
      id="grievance"
      aria-labelledby="grievance-title"
      className="mt-14 max-w-3xl scroll-mt-20 border-t pt-10"
    >
      <h2 id="grievance-title" className="text-xl">
        {title}
      </h2>
      <div className="mt-3">
        <RichText html={html} language={language} />
      </div>
    </section>
  )
}

const telephone = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`

function Way({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <a
        href={href}
        className={
          'inline-flex min-h-11 max-w-full items-center gap-2.5 ' +
          'font-medium text-link underline underline-offset-4'
        }
      >
        {icon}
        <span className="min-w-0 break-words">{children}</span>
      </a>
    </li>
  )
}
