/**
 * @generated SignedSource<<5cbe21be4cc9c79e0a407a13c47cf860>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidateAnalysisView_installation$data = {
  readonly facets: ReadonlyArray<{
    readonly defaultWeight: number;
    readonly key: string;
    readonly label: string;
  }>;
  readonly " $fragmentType": "CandidateAnalysisView_installation";
};
export type CandidateAnalysisView_installation$key = {
  readonly " $data"?: CandidateAnalysisView_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateAnalysisView_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidateAnalysisView_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FacetInfo",
      "kind": "LinkedField",
      "name": "facets",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "defaultWeight",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "4919e40974bb609dbe0dc4d286c2cff8";

export default node;
