import { Link } from 'react-router'
import { Logo } from '#app/theme/logo.tsx'
import type { PageLink } from './content/read-content.ts'

const sections = [
  {
    title: 'Find a home',
    links: [
      { to: '/properties?listingType=sell', label: 'Homes to buy' },
      { to: '/properties?listingType=rent', label: 'Homes to rent' },
      { to: '/properties?type=commercial', label: 'Shops and offices' },
      { to: '/properties?type=plot', label: 'Plots' },
    ],
  },
  {
    title: 'Explore',
    links: [
      { to: '/cities', label: 'Cities' },
      { to: '/brokers', label: 'Brokers' },
      { to: '/about', label: 'About' },
      { to: '/contact', label: 'Contact' },
    ],
  },
  {
    title: 'Your account',
    links: [
      { to: '/customer-portal', label: 'Customer portal' },
      { to: '/broker-portal', label: 'Broker portal' },
      { to: '/broker-portal', label: 'Post a property' },
    ],
  },
]

interface SiteFooterProps {
  policies: PageLink[]
  help: PageLink[]
}

export function SiteFooter({ policies, help }: SiteFooterProps) {
  const written = [
    { title: 'Help', links: help },
    { title: 'Policies', links: policies },
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
            Homes, offices and land across India, listed by brokers whose identity has been checked.
          </p>
        </div>
        {[...sections, ...written].map(({ title, links }) => (
          <nav key={title} aria-label={title} className="space-y-3">
            <h2 className="text-sm font-semibold tracking-normal">{title}</h2>
            <ul className="foot-links">
              {links.map(({ to, label }) => (
                <li key={label}>
                  <Link to={to}>{label}</Link>
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
          <p>Phone support: Mon-Fri, 9AM-6PM IST. E-mail is answered within 24 hours.</p>
          <p>Every listing is reviewed within 24-48 hours.</p>
        </div>
      </div>
    </footer>
  )
}
