import { Component, type ReactNode, Suspense } from 'react';
import { UnknownSection } from './unknown/UnknownSection.tsx';

type Props = { children: ReactNode };

/**
 * Holds one section: where rendering it throws, `unknown section` stands in its place and the page stays whole. The server
 * catches with Suspense alone, which also tells its `onError`; a browser that hydrates catches with the class.
 */
export class SectionBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (this.state.failed) return <UnknownSection />;
    return <Suspense fallback={<UnknownSection />}>{this.props.children}</Suspense>;
  }
}
