import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { quickActions } from '../quickActions.ts';
import { QuickActions } from './QuickActions.tsx';

it('shows an action once its page exists', () => {
  const actions = quickActions.map((action) => ({ ...action, hasPage: action.to === '/analytics' }));
  renderScreen(<QuickActions actions={actions} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: /^Analytics\s*View reports$/ })).toHaveAttribute(
    'href',
    '/analytics',
  );
});
