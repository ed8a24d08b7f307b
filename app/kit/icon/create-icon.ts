import { createElement, type SVGProps, use, useInsertionEffect } from 'react'
import { PageContext } from '#app/theme/page-context.ts'
import { defineIcon, iconId } from './icon-sprite.ts'

/** An icon in the format of lucide-react. */
export interface IconData {
  name: string
  /** Defaults to that of lucide-react's icons. */
  viewBox?: string
  /** How it fills a box of another shape; as large as fits by default. */
  preserveAspectRatio?: string
  node: readonly (readonly [element: string, attributes: Record<string, string>])[]
}

/**
 * Replaces lucide-react's function of this name in the build (vite.config.ts), so that a page
 * contains each icon's drawing once and refers to it wherever it is shown.
 */
export default function createIcon(icon: IconData) {
  return (props: SVGProps<SVGSVGElement>) => useIcon(icon, props)
}

function useIcon(icon: IconData, { className, ...props }: SVGProps<SVGSVGElement>) {
  useSprite(icon)
  const isNamed = 'role' in props || 'aria-label' in props || 'aria-labelledby' in props
  return createElement(
    'svg',
    {
      className: className ? `icon ${className}` : 'icon',
      ...(!isNamed && { 'aria-hidden': true }),
      ...props,
    },
    createElement('use', { href: `#${iconId(icon)}` }),
  )
}

/** Ensures that the page contains the drawing. */
export function useSprite(icon: IconData): void {
  use(PageContext).icons?.add(icon)
  useInsertionEffect(() => defineIcon(icon), [icon])
}
