import { Link } from '#app/kit/link.tsx'
import { Logo } from '#app/theme/logo.tsx'
import { msg, t } from '#domain/locale/translate.ts'
import type { PageLink } from './content/read-content.ts'

const sections = [
  {
    title: msg('Find a home'),
    links: [
      { to: '/properties?listingType=sell', label: msg('Homes to buy') },
      { to: '/properties?listingType=rent', label: msg('Homes to rent') },
      { to: '/properties?type=commercial', label: msg('Shops and offices') },
      { to: '/properties?type=plot', label: msg('Plots') },
    ],
  },
  {
    title: msg('Explore'),
    links: [
      { to: '/cities', label: msg('Cities') },
      { to: '/brokers', label: msg('Brokers') },
      { to: '/about', label: msg('About') },
      { to: '/contact', label: msg('Contact') },
    ],
  },
  {
    title: msg('Your account'),
    links: [
      { to: '/customer-portal', label: msg('Customer portal') },
      { to: '/broker-portal', label: msg('Broker portal') },
      { to: '/broker-portal', label: msg('Post a property') },
    ],
  },
]

interface SiteFooterProps {
  policies: PageLink[]
  help: PageLink[]
}

export function SiteFooter({ policies, help }: SiteFooterProps) {
  const own = sections.map(({ title, links }) => ({
    title: t(title),
    links: links.map(({ to, label }) => ({ to, label: t(label) })),
  }))
  const written = [
    { title: t('Help'), links: help },
    { title: t('Policies'), links: policies },
  ].filter(({ links }) => links.length > 0)
  return (
    <footer className="print:hidden mt-auto bg-ink-surface text-ink-surface-foreground">
      <div
        className={
          'mx-auto grid max-w-page gap-x-8 gap-y-10 px-4 py-12 ' +
          'sm:grid-cols-3 lg:grid-cols-[1.6fr_repeat(5,1fr)] lg:px-6 lg:py-16'
        }
      >
        <div className="space-y-4 sm:col-span-3 lg:col-span-1">
          <p className="flex items-center gap-2.5 font-display text-lg font-bold tracking-tight">
            <Logo className="text-[oklch(0.7_0.13_42)]" />
            BrickBazaar
          </p>
          <p className="max-w-xs text-sm text-ink-surface-muted">
            {t('Homes, offices and land across India, listed by KYC-verified brokers.')}
          </p>
        </div>
        {[...own, ...written].map(({ title, links }) => (
          <nav key={title} aria-label={title} className="foot-links">
            <h2>{title}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={label}>
                  <Link to={to} discover="none">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="border-t border-white/12">
        <div
          className={
            'mx-auto flex max-w-page flex-wrap justify-between gap-x-8 gap-y-2 px-4 py-5 ' +
            'text-xs text-ink-surface-muted lg:px-6'
          }
        >
          <p>{t('Phone support: Mon-Fri, 9AM-6PM IST. We reply to emails within 24 hours.')}</p>
          <p>{t('We review every listing within 24-48 hours.')}</p>
        </div>
      </div>
    </footer>
  )
}
