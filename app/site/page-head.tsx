import type { ReactNode } from 'react'

interface PageHeadProps {
  title: string
  text: ReactNode
  children?: ReactNode
}

/** The title of a plain page with an introduction. */
export function PageHead({ title, text, children }: PageHeadProps) {
  return (
    <header className="border-b bg-muted/60">
      <div className="mx-auto max-w-page px-4 py-12 lg:px-6 lg:py-16">
        <h1 className="max-w-3xl text-3xl lg:text-4xl">{title}</h1>
        <p className="mt-3 max-w-2xl text-lg text-muted-foreground">{text}</p>
        {children}
      </div>
    </header>
  )
}
