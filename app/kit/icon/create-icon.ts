import { createElement, type SVGProps, use, useInsertionEffect } from 'react'
import { PageContext } from '#app/theme/page-context.ts'
import { defineIcon, iconId } from './icon-sprite.ts'

/** An icon as lucide-react describes it. */
export interface IconData {
  name: string
  /** That of lucide-react's icons unless told. */
  viewBox?: string
  /** How it fills another shape: as large as fits unless told. */
  preserveAspectRatio?: string
  node: readonly (readonly [element: string, attributes: Record<string, string>])[]
}

/**
 * Takes the place of lucide-react's own function of this name in the build (vite.config.ts): a page
 * holds the drawing of each icon once, and every place where it shows refers to that.
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

/** Sees to it that the page holds the drawing. */
export function useSprite(icon: IconData): void {
  use(PageContext).icons?.add(icon)
  useInsertionEffect(() => defineIcon(icon), [icon])
}
